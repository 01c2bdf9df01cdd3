export { noticesOf } from './notices.ts';
export { merged, type ThirdParty, thirdPartiesOf } from './third-parties.ts';
