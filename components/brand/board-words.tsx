import type { Strategy } from "@/lib/strategy/strategy.schema";
import { BoardSection } from "./board-section";

/** What the brand says, and the words of the idea that led to it. */
export function BoardWords({ strategy }: { strategy: Strategy }) {
  const statements = [
    ["Promise", strategy.promise],
    ["Position", strategy.positioning],
    ["For whom", strategy.audiencePicture],
    ["About text", strategy.boilerplate],
  ].filter(([, text]) => text !== "");
  const others = strategy.nameIdeas.filter(({ name }) => name !== strategy.name);
  return (
    <BoardSection
      id="words"
      title="Words"
      lead={
        <p lang={strategy.language} dir={strategy.direction}>
          {strategy.mission}
        </p>
      }
    >
      <div
        lang={strategy.language}
        dir={strategy.direction}
        className="grid gap-x-12 gap-y-10 lg:grid-cols-3"
      >
        {statements.length > 0 && (
          <dl className="grid gap-x-12 border-t border-ink sm:grid-cols-2 lg:col-span-3">
            {statements.map(([label, text]) => (
              <div key={label} className="border-b border-rule py-3">
                <dt className="font-semibold">{label}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <div>
          <h3 className="text-2xl font-bold tracking-[-0.01em]">Values</h3>
          <dl className="mt-3 border-t border-ink">
            {strategy.values.map(({ title, text }) => (
              <div key={title} className="border-b border-rule py-3">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:col-span-2">
          <h3 className="text-2xl font-bold tracking-[-0.01em]">Voice</h3>
          <ul className="mt-3 border-t border-ink">
            {strategy.voice.map((pair) => (
              <li key={pair.do} className="grid gap-x-8 gap-y-1 border-b border-rule py-3 sm:grid-cols-2">
                <p>
                  <b className="font-semibold text-good">Do: </b>
                  {pair.do}
                </p>
                <p className="text-ink-soft">
                  <b className="font-semibold text-accent-strong">Don’t: </b>
                  {pair.dont}
                </p>
              </li>
            ))}
          </ul>
        </div>
        {others.length > 0 && (
          <div className="lg:col-span-3">
            <h3 className="text-2xl font-bold tracking-[-0.01em]">Names that were considered too</h3>
            <dl className="mt-3 grid gap-x-12 border-t border-ink sm:grid-cols-2 lg:grid-cols-3">
              {others.map(({ name, why }) => (
                <div key={name} className="border-b border-rule py-3">
                  <dt className="text-lg font-semibold">{name}</dt>
                  <dd className="text-ink-soft">{why}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </BoardSection>
  );
}
