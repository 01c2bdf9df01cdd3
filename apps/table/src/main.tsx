import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './style/tokens.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(<App />);
