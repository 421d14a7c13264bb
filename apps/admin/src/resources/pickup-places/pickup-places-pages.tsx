import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { pickupPlaceKind } from './form/pickup-place-kind.tsx';
import { pickupPlacesList } from './pickup-places-list.ts';

export const PickupPlacesPage = () => <ListPage list={pickupPlacesList} />;
export const PickupPlacePage = () => <EditRecordPage definition={pickupPlaceKind} />;
export const NewPickupPlacePage = () => <NewRecordPage definition={pickupPlaceKind} />;
