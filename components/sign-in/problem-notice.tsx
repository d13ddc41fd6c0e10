/** What went wrong, read out when it appears. */
export function ProblemNotice({ problem }: { problem: string }) {
  return (
    <div role="alert">
      {problem && (
        <p className="mb-5 border-l-4 border-accent bg-accent-wash px-4 py-3 font-medium">{problem}</p>
      )}
    </div>
  );
}
