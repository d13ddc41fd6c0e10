/** What WalletConnect's library remembers, for as long as a test runs. */
export function memoryStorage() {
  const kept = new Map<string, unknown>();
  return {
    getKeys: async () => [...kept.keys()],
    getEntries: async <T>() => [...kept] as [string, T][],
    getItem: async <T>(key: string) => kept.get(key) as T | undefined,
    setItem: async (key: string, value: unknown) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
  };
}
