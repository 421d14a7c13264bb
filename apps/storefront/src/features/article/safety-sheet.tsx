import type { SafetyData } from '@sjaj/contract';
import { Facts } from '@sjaj/ui';
import { Hazards } from '../../shared/article/hazards.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './tabs.module.css';

/** Hazard pictograms, signal word, H and P statements and transport data, all as text. */
export function SafetySheet({ safety }: { readonly safety: SafetyData }) {
  const transport = [
    ...(safety.unNumber ? [{ term: t('articleData.unNumber'), value: safety.unNumber }] : []),
    ...(safety.adrClass ? [{ term: t('articleData.adrClass'), value: safety.adrClass }] : []),
    ...(safety.ufi ? [{ term: t('articleData.ufi'), value: safety.ufi }] : []),
  ];
  return (
    <div className={styles['safety']}>
      <Hazards hazards={safety} />
      <Statements title={t('articleData.hazards')} statements={safety.hazards} />
      <Statements title={t('articleData.precautions')} statements={safety.precautions} />
      {transport.length > 0 && <Facts facts={transport} left />}
    </div>
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
