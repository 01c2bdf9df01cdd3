import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

/** What must be made anew when the browser gave the graphics back that it had taken away. */
export function useRestored(renew: () => void): void {
  const canvas = useThree(({ gl }) => gl.domElement);
  useEffect(() => {
    canvas.addEventListener('webglcontextrestored', renew);
    return () => canvas.removeEventListener('webglcontextrestored', renew);
  });
}
