/** Where one file of a package is read from. Paths are `[a-z0-9-_./]`, so nothing needs escaping. */
export const fileUrl = (jobId: string, path: string): string => `/api/jobs/${jobId}/files/${path}`;
