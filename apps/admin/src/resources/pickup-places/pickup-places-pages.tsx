import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { pickupPlaceDefinition } from './form/pickup-place-definition.tsx';
import { pickupPlacesList } from './pickup-places-list.tsx';

export const PickupPlacesPage = () => <ListPage list={pickupPlacesList} />;
export const PickupPlacePage = () => <EditRecordPage definition={pickupPlaceDefinition} />;
export const NewPickupPlacePage = () => <NewRecordPage definition={pickupPlaceDefinition} />;
