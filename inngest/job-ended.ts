import { NonRetriableError } from "inngest";

/** A job was cancelled, or given up, while its stage ran. That ends the stage's run and is no fault of it. */
export class JobEnded extends NonRetriableError {
  constructor() {
    super("the job has ended");
  }
}
