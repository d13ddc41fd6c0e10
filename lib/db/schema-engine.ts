import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
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
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5_000, allowExitOnIdle: true });
  const adapter = bindMigrationAwareSqlAdapterFactory(adapterFactory(pool));
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

/**
 * The engine reads catalogue columns of the internal type "char", which the adapter refuses: let them pass as bpchar,
 * then name them characters, as the engine expects.
 */
function adapterFactory(pool: pg.Pool): PrismaPg {
  const charColumns = new Set<string>();
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const passChars = async (config: pg.QueryConfig) => {
    const result = await query(config);
    for (const field of result.fields ?? []) {
      if (field.dataTypeID !== POSTGRES_CHAR) continue;
      field.dataTypeID = POSTGRES_BPCHAR;
      charColumns.add(field.name);
    }
    return result;
  };
  const factory = new PrismaPg(Object.assign(pool, { query: passChars as typeof pool.query }));
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (sql) => {
      const result = await queryRaw(sql);
      const columnTypes = result.columnTypes.map((type, index) =>
        charColumns.has(result.columnNames[index] ?? "") ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return adapter;
  };
  return factory;
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
      "./schema_engine_bg.js": withIdleTimers(bindings as unknown as WebAssembly.ModuleImports),
    });
    bindings.__wbg_set_wasm(instance.exports);
    (instance.exports.__wbindgen_start as () => void)();
    return bindings;
  })();
  return loading;
}

/** The engine never clears the 10 s timer of its lock, which would keep a finished process alive. */
function withIdleTimers(imports: WebAssembly.ModuleImports): WebAssembly.ModuleImports {
  const changed = { ...imports };
  for (const [name, original] of Object.entries(imports)) {
    if (!name.startsWith("__wbg_setTimeout") || typeof original !== "function") continue;
    changed[name] = (...args: unknown[]) => {
      const timer = original(...args);
      timer?.unref?.();
      return timer;
    };
  }
  return changed;
}
