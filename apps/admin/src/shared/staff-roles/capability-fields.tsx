import './capability-fields.css';
import {
  CAPABILITIES,
  CAPABILITY_AREAS,
  type Capability,
  type CapabilityArea,
  GRANTABLE_CAPABILITIES,
} from '@sjaj/contract';
import { Checkbox } from '@sjaj/ui';
import { t } from '../texts/t.ts';

const AREAS = Object.keys(CAPABILITY_AREAS) as CapabilityArea[];

interface CapabilityFieldsProps {
  readonly chosen: readonly Capability[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly Capability[]) => void;
}

/** What somebody may be allowed to do, by area. */
export const CapabilityFields = ({ chosen, error, onChange }: CapabilityFieldsProps) => (
  <>
    {error && (
      <p className="sj-error" role="alert">
        {error}
      </p>
    )}
    {AREAS.map((area) => (
      <fieldset key={area} className="adm-fieldset adm-capability-area">
        <legend>{t(`capabilityArea.${area}`)}</legend>
        {CAPABILITY_AREAS[area]
          .filter((capability) => GRANTABLE_CAPABILITIES.includes(capability))
          .map((capability) => (
            <div key={capability} className="adm-capability">
              <Checkbox
                label={t(`capability.${capability}`)}
                checked={chosen.includes(capability)}
                aria-describedby={`${capability}-hint`}
                onChange={(event) => onChange(withOr(chosen, capability, event.currentTarget.checked))}
              />
              <p id={`${capability}-hint`} className="sj-sm sj-t3">
                {t(`capabilityHint.${capability}`)}
              </p>
            </div>
          ))}
      </fieldset>
    ))}
  </>
);

/** In the order of the list, so that choosing and unchoosing leaves no change. */
const withOr = (chosen: readonly Capability[], one: Capability, isChosen: boolean): readonly Capability[] =>
  CAPABILITIES.filter((capability) => (capability === one ? isChosen : chosen.includes(capability)));
