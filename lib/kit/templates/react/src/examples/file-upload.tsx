import { FileUpload } from "../components/file-upload";

const defaultFiles = [
  { id: "1", name: "plan.pdf", size: 2400000, progress: 0.6 },
  { id: "2", name: "report.pdf", size: 180000, progress: 1 },
  { id: "3", name: "contract.exe", size: 5000, error: "This type of file is not accepted." },
] as const;

/** Several pictures */
export function Pictures() {
  return (
    <FileUpload
      label="Pictures"
      promptLabel="Choose pictures or drop them here"
      hint="PNG or JPEG, each up to 2 MB."
      accept="image/png,.jpg,.jpeg"
      maxSize={2000000}
      multiple
      name="pictures"
    />
  );
}

/** One file */
export function One() {
  return <FileUpload label="Letter" optionalLabel="optional" accept=".pdf" hint="As PDF." />;
}

/** On its way, there, refused, invalid */
export function States() {
  return (
    <>
      <FileUpload label="Papers" multiple defaultFiles={defaultFiles} />
      <FileUpload label="Proof" required error="Choose a file." />
    </>
  );
}
