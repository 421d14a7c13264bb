import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` when an import or a change that the page has seen under way is so no more. */
export function useWorkEnd(isUnderWay: boolean, onEnd: () => void): void {
  const wasUnderWay = useRef(isUnderWay);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const hasEnded = wasUnderWay.current && !isUnderWay;
    wasUnderWay.current = isUnderWay;
    if (hasEnded) end();
  }, [isUnderWay]);
}
