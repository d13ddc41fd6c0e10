/** What a job made. */
export interface NamedJob {
  brandId: string;
  /** The brand's. */
  name: string;
  businessIdea: string;
  version: number;
  isDeleted: boolean;
}
