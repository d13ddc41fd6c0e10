import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

/**
 * Runs `work` with Prisma's schema engine as WebAssembly, connected to `url`. The native engine would have to be
 * downloaded.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const bindings = await load();
  const pool = connectionPool(url);
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
  try {
    return await work(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

const POSTGRES_CHAR = 18;
const POSTGRES_BPCHAR = 1042;

/** The engine reads catalogue columns of the internal type "char", which the adapter does not know: pass them as bpchar. */
function connectionPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const queryCharAsBpchar = async (config: pg.QueryConfig) => {
    const result = await query(config);
    for (const field of result.fields ?? []) {
      if (field.dataTypeID === POSTGRES_CHAR) field.dataTypeID = POSTGRES_BPCHAR;
    }
    return result;
  };
  return Object.assign(pool, { query: queryCharAsBpchar as typeof pool.query });
}

type Bindings = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");
let loading: Promise<Bindings> | undefined;

/** Node warns about importing a `.wasm` file, and older versions cannot: instantiate it by hand. */
function load(): Promise<Bindings> {
  loading ??= (async () => {
    const bindings: Bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
    const require = createRequire(path.join(process.cwd(), "package.json"));
    const script = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
    const bytes = await readFile(path.join(path.dirname(script), "schema_engine_bg.wasm"));
    const { instance } = await WebAssembly.instantiate(bytes, {
      "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
    });
    bindings.__wbg_set_wasm(instance.exports);
    (instance.exports.__wbindgen_start as () => void)();
    return bindings;
  })();
  return loading;
}
