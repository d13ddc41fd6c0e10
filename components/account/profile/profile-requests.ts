import { send } from "../send";

export const setName = (name: string) => send<{ name: string | null }>("PATCH", "/api/account", { name });

export const changePassword = (presentPassword: string, password: string) =>
  send<unknown>("POST", "/api/account/password", { presentPassword, password });

export const deleteAccount = (confirmation: string) =>
  send<{ deleted: boolean }>("DELETE", "/api/account", { confirmation });
