/** What is loaded when somebody asks for help. */
export { HelpDialog as default } from './help-dialog.tsx';
