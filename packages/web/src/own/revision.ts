/** Word that texts of somebody's own have come or gone: to every tab and Worker of this browser. */
const NAME = 'spellspeed.own';

export const tellChange = (): void => {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
};

/** Calls back after each change, wherever it was made; gives what ends that. */
export const onChange = (changed: () => void): (() => void) => {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', changed);
  return () => channel.close();
};
