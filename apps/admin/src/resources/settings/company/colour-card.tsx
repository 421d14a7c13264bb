import { accentShades, isAccentColour } from '@sjaj/domain';
import { Panel, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

interface ColourCardProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (colour: string) => void;
}

const TEAL = '#0a5b60';

/** The colour of buttons and links in the shop, and how a button in it looks. */
export function ColourCard({ value, error, onChange }: ColourCardProps) {
  const typed = value.trim().toLowerCase();
  const colour = typed === '' ? TEAL : typed;
  return (
    <Panel title={t('supplier.colour')}>
      <div className="sj-col sj-g12">
        <TextField
          label={t('field.accentColour')}
          hint={t('supplier.colourHint')}
          optional
          maxLength={7}
          placeholder={TEAL}
          value={value}
          error={error ?? (typed === '' || isAccentColour(typed) ? undefined : t('validation.accent_colour'))}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <div className="sj-row sj-g12">
          <input
            type="color"
            className="adm-colour"
            aria-label={t('supplier.pickColour')}
            value={/^#[0-9a-f]{6}$/.test(colour) ? colour : TEAL}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {isAccentColour(colour) && (
            <span className="adm-colour-sample" style={{ background: accentShades(colour).light.primary }}>
              {t('supplier.colourSample')}
            </span>
          )}
        </div>
      </div>
    </Panel>
  );
}
