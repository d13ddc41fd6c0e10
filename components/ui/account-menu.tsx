const PAGES = [
  ["/dashboard", "Your brands"],
  ["/dashboard/usage", "Usage"],
  ["/credits", "Credits"],
  ["/settings/profile", "Settings"],
  ["/sign-out", "Sign out"],
] as const;

/** "Sign in", or the account's menu: a page that is the same for everybody holds both, and its style sheet shows one. */
export function AccountMenu() {
  return (
    <>
      <span className="account-place">
        <a href="/sign-in" className="nav-link if-signed-out">
          Sign in
        </a>
        <button type="button" popoverTarget="account-menu" className="nav-link if-signed-in">
          Account
        </button>
      </span>
      <div id="account-menu" popover="auto" className="account-menu">
        <ul>
          {PAGES.map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
