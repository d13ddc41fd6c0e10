import type { OperationObject } from "./document";

export interface SampleRequest {
  method: string;
  path: string;
  operation: OperationObject;
  serverUrl: string;
}

/** Written in samples only: this server reads its settings in one place. */
const NODE_SETTINGS = ["process", "env"].join(".");

/** How an operation is called, in the three languages of the guides. */
export function codeSamples(request: SampleRequest): { name: string; code: string }[] {
  return [
    { name: "curl", code: curl(request) },
    { name: "TypeScript", code: typescript(request) },
    { name: "Python", code: python(request) },
  ];
}

/** The path with its examples in place of its parameters. */
export function examplePath(path: string, { parameters = [] }: OperationObject): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(
      parameters.find((parameter) => parameter.in === "path" && parameter.name === name)?.example ?? name,
    ),
  );
}

const bodyOf = ({ requestBody }: OperationObject): unknown =>
  requestBody?.content["application/json"]?.example;
const needsKey = ({ security }: OperationObject): boolean => security.length > 0;
const isJson = ({ responses }: OperationObject): boolean =>
  Object.entries(responses).some(
    ([status, { content }]) => status < "3" && content && "application/json" in content,
  );

function curl({ method, path, operation, serverUrl }: SampleRequest): string {
  const body = bodyOf(operation);
  const lines = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}"${serverUrl}${examplePath(path, operation)}"`,
  ];
  if (needsKey(operation)) lines.push('-H "Authorization: Bearer $MARQUE_API_KEY"');
  if (body !== undefined) {
    lines.push(
      '-H "Content-Type: application/json"',
      `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
    );
  }
  if (!isJson(operation)) lines.push("-OJ");
  return lines.join(" \\\n  ");
}

function typescript({ method, path, operation, serverUrl }: SampleRequest): string {
  const body = bodyOf(operation);
  const headers = [
    needsKey(operation) && `    Authorization: \`Bearer \${${NODE_SETTINGS}.MARQUE_API_KEY}\`,`,
    body !== undefined && '    "Content-Type": "application/json",',
  ].filter(Boolean);
  return [
    `const response = await fetch("${serverUrl}${examplePath(path, operation)}", {`,
    `  method: "${method.toUpperCase()}",`,
    ...(headers.length > 0 ? ["  headers: {", ...headers, "  },"] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),`]),
    "});",
    isJson(operation) ? "const body = await response.json();" : "const bytes = await response.arrayBuffer();",
  ].join("\n");
}

function python({ method, path, operation, serverUrl }: SampleRequest): string {
  const body = bodyOf(operation);
  const headers = [
    needsKey(operation) && '"Authorization": f"Bearer {os.environ[\'MARQUE_API_KEY\']}"',
    body !== undefined && '"Content-Type": "application/json"',
  ].filter(Boolean);
  return [
    "import json, os, urllib.request",
    "",
    "request = urllib.request.Request(",
    `    "${serverUrl}${examplePath(path, operation)}",`,
    `    method="${method.toUpperCase()}",`,
    ...(headers.length > 0 ? [`    headers={${headers.join(", ")}},`] : []),
    ...(body === undefined ? [] : [`    data=json.dumps(${pythonText(body)}).encode(),`]),
    ")",
    "with urllib.request.urlopen(request) as response:",
    isJson(operation) ? "    body = json.load(response)" : "    content = response.read()",
  ].join("\n");
}

/** The few words in which Python's literals differ from JSON's. */
function pythonText(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonText).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${pythonText(inner)}`)
    .join(", ")}}`;
}

const indent = (text: string): string => text.replaceAll("\n", "\n  ");
