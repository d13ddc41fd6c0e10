import { computed, onBeforeUnmount, onMounted, type Ref, shallowRef } from "vue";
import { NO_WALLET, type WalletState, wallet } from "../behaviours/wallet";

/** The page's connection to a wallet; with a preview that state, and nothing is looked for. */
export function useWallet(
  preview: () => Partial<WalletState> | undefined = () => undefined,
): Readonly<Ref<WalletState>> {
  const live = shallowRef<WalletState>(NO_WALLET);
  let end = () => {};
  onMounted(() => {
    if (preview()) return;
    const update = () => {
      live.value = wallet.state();
    };
    end = wallet.subscribe(update);
    update();
  });
  onBeforeUnmount(() => end());
  return computed(() => {
    const shown = preview();
    return shown ? { ...NO_WALLET, ...shown } : live.value;
  });
}
