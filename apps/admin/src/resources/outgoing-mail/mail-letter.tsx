import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { letterOf, type LetterElement } from './letter.logic.ts';

interface MailLetterProps {
  readonly html: string;
  /** What a screen reader calls the frame. */
  readonly title: string;
}

const INITIAL_HEIGHT = 420;

/** Builds an element and what is in it; no text is taken for markup on the way. */
function build(page: Document, { tag, attributes, children }: LetterElement): HTMLElement {
  // A body is in the frame already.
  const element = page.createElement(tag === 'body' ? 'div' : tag);
  const { style, ...others } = attributes;
  for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
  // The policy of the page refuses styles that a text brings along; those that the page sets hold.
  if (style !== undefined) element.style.cssText = style;
  element.append(...children.map((child) => (typeof child === 'string' ? child : build(page, child))));
  return element;
}

/**
 * A mail as a mail program shows it, in a frame of its own, so that neither its looks nor those of the page spill over. It is
 * built anew from the parts that letters have; the sandbox forbids scripts, forms and windows besides.
 */
export function MailLetter({ html, title }: MailLetterProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  const fill = useEffectEvent(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.body.style.margin = '0';
    page.body.replaceChildren(build(page, letterOf(html)));
    setHeight(page.documentElement.scrollHeight);
  });
  useEffect(() => {
    const element = frame.current;
    fill();
    // Some browsers put a new empty page into a frame a moment later.
    element?.addEventListener('load', fill);
    return () => element?.removeEventListener('load', fill);
  }, [html]);
  return <iframe ref={frame} className="mail-letter" title={title} sandbox="allow-same-origin" style={{ height }} />;
}
