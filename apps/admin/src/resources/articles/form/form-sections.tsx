import './article-form.css';
import { t } from '../../../shared/texts/t.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { BasicsSection } from './basics-section.tsx';
import { BreaksSection } from './breaks-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { QuantitiesSection } from './quantities-section.tsx';
import { TEXT_FIELDS } from './draft.logic.ts';
import type { SectionProps } from './section-props.ts';

/** The sections of the form, in their order. */
export function FormSections(props: SectionProps) {
  return (
    <>
      <TextsCard
        title={t('article.namesAndTexts')}
        fields={TEXT_FIELDS}
        texts={props.state.draft}
        errors={props.errors}
        onWrite={props.state.set}
      />
      <BasicsSection {...props} />
      <PricesSection {...props} />
      <QuantitiesSection {...props} />
      <BreaksSection {...props} />
    </>
  );
}
