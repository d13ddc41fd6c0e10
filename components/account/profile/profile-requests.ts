import { send } from "../send";

export const setName = (name: string) => send<{ name: string | null }>("PATCH", "/api/account", { name });

export const changePassword = (presentPassword: string, password: string) =>
  send<unknown>("POST", "/api/account/password", { presentPassword, password });

/** The text that a wallet signs to become a way into the account. */
export const addingText = (address: string, chainId: number) =>
  send<{ message: string }>("POST", "/api/account/wallets/message", { address, chainId });

export const addWallet = (signed: object) => send<{ wallet: string }>("POST", "/api/account/wallets", signed);

export const removeWallet = (wallet: string) => send<unknown>("DELETE", `/api/account/wallets/${wallet}`);

export const deleteAccount = (confirmation: string) =>
  send<{ deleted: boolean }>("DELETE", "/api/account", { confirmation });
