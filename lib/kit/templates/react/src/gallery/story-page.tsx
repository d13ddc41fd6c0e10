import { examples } from "../examples/index";

/** The stories of one component, or one of them, with nothing around them. */
export function StoryPage({ component, story }: { component: string; story: string | null }) {
  const shown = examples.find(({ id }) => id === component);
  return (
    <main className="gallery-stories">
      <h1 className="kit-visually-hidden">{shown?.title}</h1>
      {shown?.stories.map(
        ({ id, title, layout, Story }) =>
          (story === null || story === id) && (
            <figure
              key={id}
              className="gallery-stage"
              data-story={id}
              data-layout={layout}
              aria-label={title}
            >
              <Story />
            </figure>
          ),
      )}
    </main>
  );
}
