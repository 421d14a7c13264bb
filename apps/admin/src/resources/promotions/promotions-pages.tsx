import './promotions.css';
import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { promotionDefinition } from './promotion-form.tsx';
import { promotionsList } from './promotions-list.ts';

export const PromotionsPage = () => <ListPage list={promotionsList} />;
export const PromotionPage = () => <EditRecordPage definition={promotionDefinition} />;
export const NewPromotionPage = () => <NewRecordPage definition={promotionDefinition} />;
