import { useCan } from '../../../shared/session/profile.ts';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { historyKey } from '../../../shared/history/history-key.ts';
import './company.css';
import { useState } from 'react';
import { usePageTitle } from '@sjaj/app-kit';
import type { AdminCompany, Member } from '@sjaj/contract';
import { queryClient } from '../../../shared/api/query-client.ts';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { BonusCard } from '../../../shared/bonus/bonus-card.tsx';
import { useDraft } from '../../../shared/form/draft.ts';
import { useFormErrors } from '../../../shared/form/form-errors.ts';
import { ContractTermCards } from '../contract-terms/contract-term-cards.tsx';
import { VisitsCard } from '../visits/visits-card.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { BankAccountsCard } from './bank-accounts-card.tsx';
import { NotesCard } from '../../../shared/notes/notes-card.tsx';
import { HistoryCard } from '../../../shared/history/history-card.tsx';
import { BasicsSection } from './basics-section.tsx';
import { DeputiesCard } from './deputies-card.tsx';
import { draftOf } from './draft.logic.ts';
import { checkedForm, draftErrors } from './fields.ts';
import { InterestAreasCard } from './interest-areas-card.tsx';
import { LimitsSection } from './limits-section.tsx';
import { MembersCard } from './members-card.tsx';
import { NoteCard } from './note-card.tsx';
import { OpenShopButtons } from './open-shop-buttons.tsx';
import { OrdersCard } from './orders-card.tsx';
import { RepresentativesCard } from './representatives-card.tsx';
import { StateCard } from './state-card.tsx';
import { useSave } from './use-save.ts';

/** A company: a form for data and limits. Members, representatives and contract terms are saved one by one. */
export function CompanyEditor({ company: opened }: { readonly company: AdminCompany }) {
  // The saved version. Each save replaces it by its response.
  const [company, setCompany] = useState(opened);
  const canEdit = useCan('editCustomers');
  const state = useDraft(draftOf(opened));
  const errors = useFormErrors(state, draftErrors);
  const save = useSave({ company, state, onSaved: setCompany, onRefused: errors.refuse });
  usePageTitle(company.title);
  /** Takes over a part that is saved outside the form. Typed values stay. */
  const took = (saved: AdminCompany) => {
    setCompany(saved);
    state.rebase(draftOf(saved));
    void queryClient.invalidateQueries({ queryKey: historyKey('company', saved.id) });
  };
  const tookMember = (member: Member) =>
    took({ ...company, members: company.members.map((one) => (one.id === member.id ? member : one)) });
  const onSave = () => {
    const form = errors.check() ? checkedForm(state.draft) : null;
    if (form) save.send(form, company.version);
  };
  return (
    <RecordFrame
      title={company.title}
      changes={state.changed.length}
      isSaving={save.isPending}
      isReadOnly={!canEdit}
      onSave={onSave}
      onDiscard={() => state.reset()}
      actions={company.isActive && <OpenShopButtons companyId={company.id} />}
      conflict={save.conflict}
      main={
        <>
          <BasicsSection company={company} state={state} errors={errors.shown} />
          <LimitsSection company={company} state={state} errors={errors.shown} />
        </>
      }
      mainCards={
        <>
          <Allowed to="recordVisits">
            <VisitsCard companyId={company.id} />
          </Allowed>
          <MembersCard company={company} onSaved={tookMember} />
          <Allowed to="viewOrders">
            <OrdersCard company={company} />
          </Allowed>
          <AddressesCard companyId={company.id} />
          <Allowed to="editCustomers">
            <BankAccountsCard companyId={company.id} />
          </Allowed>
          <ContractTermCards companyId={company.id} />
        </>
      }
      side={
        <>
          <StateCard company={company} state={state} />
          <NoteCard state={state} errors={errors.shown} />
          <InterestAreasCard state={state} errors={errors.shown} />
        </>
      }
      sideCards={
        <>
          <NotesCard entity="company" id={company.id} />
          <RepresentativesCard company={company} onSaved={took} />
          <DeputiesCard deputies={company.deputies} />
          <HistoryCard entity="company" entityId={company.id} name={company.title} version={company.version} />
          <Allowed to="editPromotions">
            <BonusCard owner="companies" id={company.id} />
          </Allowed>
        </>
      }
    />
  );
}
