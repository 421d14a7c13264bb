import {
  IconAlertCircle,
  IconBomb,
  IconCampfire,
  IconCylinder,
  IconDropletExclamation,
  IconFish,
  IconFlame,
  IconLungs,
  IconSkull,
} from '@tabler/icons-react';
import type { SafetyData } from '@sjaj/contract';
import { Facts } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './tabs.module.css';

const SIGNS = {
  GHS01: { icon: IconBomb, words: 'articleData.ghs01' },
  GHS02: { icon: IconFlame, words: 'articleData.ghs02' },
  GHS03: { icon: IconCampfire, words: 'articleData.ghs03' },
  GHS04: { icon: IconCylinder, words: 'articleData.ghs04' },
  GHS05: { icon: IconDropletExclamation, words: 'articleData.ghs05' },
  GHS06: { icon: IconSkull, words: 'articleData.ghs06' },
  GHS07: { icon: IconAlertCircle, words: 'articleData.ghs07' },
  GHS08: { icon: IconLungs, words: 'articleData.ghs08' },
  GHS09: { icon: IconFish, words: 'articleData.ghs09' },
} as const;

const isKnown = (code: string): code is keyof typeof SIGNS => code in SIGNS;

/** Hazard pictograms, signal word, H and P statements and what transport needs, all as text. */
export function SafetySheet({ safety }: { readonly safety: SafetyData }) {
  const transport = [
    ...(safety.unNumber ? [{ term: t('articleData.unNumber'), value: safety.unNumber }] : []),
    ...(safety.adrClass ? [{ term: t('articleData.adrClass'), value: safety.adrClass }] : []),
    ...(safety.ufi ? [{ term: t('articleData.ufi'), value: safety.ufi }] : []),
  ];
  return (
    <div className={styles['safety']}>
      {safety.pictograms.length > 0 && (
        <ul className={styles['signs']} aria-label={t('articleData.pictograms')}>
          {safety.pictograms.map((code) => (
            <Sign key={code} code={code} />
          ))}
        </ul>
      )}
      {safety.signalWord && (
        <p className={styles['word']}>
          {t(safety.signalWord === 'danger' ? 'articleData.signalDanger' : 'articleData.signalWarning')}
        </p>
      )}
      <Statements title={t('articleData.hazards')} statements={safety.hazards} />
      <Statements title={t('articleData.precautions')} statements={safety.precautions} />
      {transport.length > 0 && <Facts facts={transport} left />}
    </div>
  );
}

function Sign({ code }: { readonly code: string }) {
  if (!isKnown(code)) return <li className={styles['sign']}>{code}</li>;
  const { icon: Icon, words } = SIGNS[code];
  return (
    <li className={styles['sign']}>
      <span className={styles['diamond']} aria-hidden="true">
        <Icon size={26} />
      </span>
      <b>{code}</b>
      <span className="sj-t2">{t(words)}</span>
    </li>
  );
}

interface StatementsProps {
  readonly title: string;
  readonly statements: SafetyData['hazards'];
}

function Statements({ title, statements }: StatementsProps) {
  if (statements.length === 0) return null;
  return (
    <div>
      <h3 style={{ marginBottom: 6 }}>{title}</h3>
      <dl className={styles['codes']}>
        {statements.map(({ code, text }) => (
          <div key={code} style={{ display: 'contents' }}>
            <dt>{code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
