// What happens when the terminal is closed while the command is at work.

/**
 * Has a listener told that the terminal is closed, by the shell, the system or both, until the function that is returned is called. What
 * is done then is done in order, and the process ends of that signal, as it does where nobody listens: Node.js aborts where it
 * ends by itself and cannot give the terminal its settings back.
 */
export function onHangUp(listener: () => void): () => void {
  const hungUp = () => {
    process.off('exit', endOfSignal).once('exit', endOfSignal);
    listener();
  };
  process.on('SIGHUP', hungUp);
  return () => process.off('SIGHUP', hungUp);
}

function endOfSignal(): void {
  process.removeAllListeners('SIGHUP');
  process.kill(process.pid, 'SIGHUP');
}
