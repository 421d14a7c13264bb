import { Panel, TextField } from '@sjaj/ui';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import type { DraftState } from '../../../shared/form/draft.ts';
import { t } from '../../../shared/texts/t.ts';
import { AccountsCard } from './accounts-card.tsx';
import type { Draft } from './draft.logic.ts';
import { companyForm, jibHint, pdvNumberHint } from './company-form.ts';

interface CardsProps {
  readonly state: DraftState<Draft>;
  readonly errors: FieldErrors;
}

type TextKey = Exclude<keyof Draft, 'bankAccounts'>;

const textField = ({ state, errors }: CardsProps, key: TextKey, maxLength: number) => ({
  label: t(companyForm.fieldNames[key]),
  value: state.draft[key],
  error: errors[key],
  maxLength,
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    state.set(key, event.currentTarget.value),
});

/** Master data, address and bank accounts of the supplier. */
export const CompanyMain = (props: CardsProps) => (
  <>
    <IdentityCard {...props} />
    <ContactCard {...props} />
    <AccountsCard
      accounts={props.state.draft.bankAccounts}
      errors={props.errors}
      onChange={(accounts) => props.state.set('bankAccounts', accounts)}
    />
  </>
);

function IdentityCard(props: CardsProps) {
  const { draft } = props.state;
  return (
    <Panel title={t('supplier.identity')}>
      <div className="adm-fields">
        <div className="adm-wide">
          <TextField {...textField(props, 'legalName', 150)} hint={t('supplier.legalNameHint')} />
        </div>
        <div className="adm-wide">
          <TextField {...textField(props, 'shortName', 40)} hint={t('supplier.shortNameHint')} />
        </div>
        <div className="adm-wide">
          <TextField {...textField(props, 'jib', 20)} inputMode="numeric" hint={jibHint(draft)} />
        </div>
        <div className="adm-wide">
          <TextField {...textField(props, 'pdvNumber', 20)} inputMode="numeric" optional hint={pdvNumberHint(draft)} />
        </div>
        <div className="adm-whole">
          <TextField {...textField(props, 'courtRegistration', 200)} optional hint={t('supplier.courtHint')} />
        </div>
      </div>
    </Panel>
  );
}

function ContactCard(props: CardsProps) {
  return (
    <Panel title={t('supplier.contact')}>
      <div className="adm-fields">
        <div className="adm-wide">
          <TextField {...textField(props, 'street', 120)} />
        </div>
        <TextField {...textField(props, 'postalCode', 5)} inputMode="numeric" />
        <TextField {...textField(props, 'town', 80)} />
        <div className="adm-wide">
          <TextField {...textField(props, 'phone', 25)} type="tel" />
        </div>
        <div className="adm-wide">
          <TextField {...textField(props, 'infoPhone', 25)} type="tel" optional />
        </div>
        <div className="adm-wide">
          <TextField {...textField(props, 'email', 200)} type="email" hint={t('supplier.emailHint')} />
        </div>
        <div className="adm-wide">
          <TextField {...textField(props, 'webAddress', 200)} type="url" optional hint={t('supplier.webHint')} />
        </div>
      </div>
    </Panel>
  );
}
