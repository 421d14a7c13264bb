import { ListPage } from '../../shared/list/list-page.tsx';
import { KindPage, NewKindPage } from '../../shared/record/kind-pages.tsx';
import { pickupPlaceKind } from './form/pickup-place-kind.tsx';
import { pickupPlacesList } from './pickup-places-list.ts';

export const PickupPlacesPage = () => <ListPage list={pickupPlacesList} />;
export const PickupPlacePage = () => <KindPage kind={pickupPlaceKind} />;
export const NewPickupPlacePage = () => <NewKindPage kind={pickupPlaceKind} />;
