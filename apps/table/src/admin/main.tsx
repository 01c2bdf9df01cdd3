import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin-app.tsx';
import '../style/tokens.css';
import './admin.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(<AdminApp />);
