import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { inertLetter } from './letter.logic.ts';

interface MailLetterProps {
  readonly html: string;
  /** What a screen reader calls the frame. */
  readonly title: string;
}

const INITIAL_HEIGHT = 420;

/**
 * A mail in a frame of its own. Nothing in it runs: the sandbox forbids scripts, forms and windows, and the policy of the
 * page holds in it too. That policy refuses styles that a text brings along, so the page puts them on itself.
 */
export function MailLetter({ html, title }: MailLetterProps) {
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const letter = currentTarget.contentDocument;
    if (!letter) return;
    for (const element of letter.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? '';
    }
    // A link would open within the frame, where no page of the shop may stand.
    for (const link of letter.querySelectorAll('a')) {
      link.title = link.href;
      link.removeAttribute('href');
    }
    setHeight(letter.documentElement.scrollHeight);
  };
  return (
    <iframe
      className="mail-letter"
      title={title}
      sandbox="allow-same-origin"
      srcDoc={inertLetter(html)}
      style={{ height }}
      onLoad={onLoad}
    />
  );
}
