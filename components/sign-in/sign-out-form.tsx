"use client";

import { useState } from "react";
import { signOut } from "./auth-requests";
import { ProblemNotice } from "./problem-notice";

/** Ends the session of this browser. */
export function SignOutForm() {
  const [problem, setProblem] = useState("");
  const leave = async () => {
    const answer = await signOut();
    // Home, by way of the other hosts of ours that have a session of their own.
    if (answer.ok) location.assign("/api/auth/face/leave");
    else setProblem(answer.message);
  };
  return (
    <>
      <ProblemNotice problem={problem} />
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-primary max-sm:w-full" onClick={leave}>
          Sign out
        </button>
        <a href="/dashboard" className="button max-sm:w-full">
          Stay
        </a>
      </div>
    </>
  );
}
