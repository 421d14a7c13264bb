import './code-copy.css';
import { useEffect, useState } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useUiText } from '../foundation/ui-provider.tsx';
import { announce } from '../feedback/announcer.ts';

const SHOWN_MS = 1_500;

/** An article's code with a button that copies it. */
export function CodeCopy({ code }: { readonly code: string }) {
  const text = useUiText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    announce(text.copied);
  };
  return (
    <span className="sj-code">
      {code}
      <button
        type="button"
        aria-label={text.copyCode(code)}
        title={copied ? text.copied : text.copyCode(code)}
        data-copied={copied || undefined}
        onClick={() => void copy().catch(() => undefined)}
      >
        {copied ? <IconCheck size={13} aria-hidden="true" /> : <IconCopy size={13} aria-hidden="true" />}
      </button>
    </span>
  );
}
