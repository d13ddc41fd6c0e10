function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const PlusIcon = () => <Icon path="M10 4v12M4 10h12" />;
export const ArrowIcon = () => <Icon path="M4 10h12m-5-5 5 5-5 5" />;
export const CheckIcon = () => <Icon path="m4 10.5 4 4 8-9" />;
export const SunIcon = () => (
  <Icon path="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm0-5v1.5m0 14v1.5M3.6 3.6l1.1 1.1m10.6 10.6 1.1 1.1M1.5 10H3m14 0h1.5M3.6 16.4l1.1-1.1M15.3 4.7l1.1-1.1" />
);
export const MoonIcon = () => <Icon path="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />;
