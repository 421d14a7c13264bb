import './part-failure.css';
import { useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { showModal } from '../overlay/show-modal.ts';
import { useOpenerFocus } from '../overlay/use-opener-focus.ts';
import { useUiText } from './ui-provider.tsx';

interface PartFailureProps {
  readonly onRetry: () => void;
}

/** Says in the place of a part that its code could not be fetched, and offers to fetch it again. */
export const PartFailure = ({ onRetry }: PartFailureProps) => (
  <div className="sj-part-failure">
    <Words onRetry={onRetry} />
  </div>
);

interface OverlayFailureProps extends PartFailureProps {
  readonly onClose: () => void;
}

/** The same for a part that lies over the page. */
export function OverlayFailure({ onRetry, onClose }: OverlayFailureProps) {
  const text = useUiText();
  const element = useRef<HTMLDialogElement>(null);
  useOpenerFocus(true);
  useEffect(() => {
    if (element.current) showModal(element.current);
  }, []);
  return (
    <dialog ref={element} className="sj-part-failure" aria-label={text.partFailed} onClose={onClose}>
      <Words onRetry={onRetry} />
      <Button size="sm" variant="line" onClick={() => element.current?.close()}>
        {text.close}
      </Button>
    </dialog>
  );
}

function Words({ onRetry }: PartFailureProps) {
  const text = useUiText();
  return (
    <>
      <p role="alert">{text.partFailed}</p>
      <Button size="sm" onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </>
  );
}
