export { clear as clearShop } from './load/database.ts';
export { loadDemoShop, type LoadOptions } from './load/shop.ts';
export { demoLogins, type DemoLogin } from './trade/users.ts';
