import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { carriersList } from './carriers-list.tsx';
import { carrierDefinition } from './form/carrier-definition.tsx';

export const CarriersPage = () => <ListPage list={carriersList} />;
export const CarrierPage = () => <EditRecordPage definition={carrierDefinition} />;
export const NewCarrierPage = () => <NewRecordPage definition={carrierDefinition} />;
