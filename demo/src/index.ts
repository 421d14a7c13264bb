export { clear as clearShop } from './load/database.ts';
export { loadDemoShop } from './load/shop.ts';
export { demoLogins } from './trade/users.ts';
