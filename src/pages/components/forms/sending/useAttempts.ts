import { useRef, useState } from 'react';

/**
 * Runs one attempt to submit at a time.
 *
 * @returns The number of attempts that have ended, and a function that starts another.
 */
export function useAttempts<Result>(
  send: () => Promise<Result>,
  onEnd: (result: Result) => void,
) {
  const [attempts, setAttempts] = useState(0);
  const busy = useRef(false);
  const attempt = async () => {
    if (busy.current) return;
    busy.current = true;
    await afterPaint();
    onEnd(await send());
    setAttempts((before) => before + 1);
    busy.current = false;
  };
  return { attempts, attempt };
}

/**
 * Resolves once the browser has painted the pressed button: checking the answers and
 * showing the faults takes a slow phone 130 ms. Does not wait for a tab in the background.
 */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
