import { createRoot } from "react-dom/client";
import { content } from "../shared/content";
import { experiment } from "../shared/experiment";
import { startVariants, useVariant, Variants } from "./variants";

startVariants(experiment);

/** The first view of the landing in the visitor's design. Its style sheets were loaded in the head of the page. */
function Landing() {
  const { design, reachGoal } = useVariant(experiment);
  const shown = content[design] ?? content.a;
  if (!shown) return null;
  const { name, tagline, oneLiner, action, logo } = shown;
  return (
    <main className="hero" data-theme="light">
      <div className="hero-words">
        <h1>
          <img
            className="hero-logo"
            src={`/designs/${logo.src}`}
            width={logo.width}
            height={logo.height}
            alt={name}
          />
        </h1>
        <p className="hero-tagline">{tagline}</p>
        <p className="hero-line">{oneLiner}</p>
        <p className="actions">
          <button type="button" className="action action-full" onClick={reachGoal}>
            {action}
          </button>
        </p>
      </div>
    </main>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <Variants>
      <Landing />
    </Variants>,
  );
}
