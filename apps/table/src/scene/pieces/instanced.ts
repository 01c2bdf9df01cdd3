import { DynamicDrawUsage, InstancedBufferAttribute } from 'three';

/** So many numbers for each of so many instances, that change often. */
export const instanced = (instances: number, width: number): InstancedBufferAttribute =>
  new InstancedBufferAttribute(new Float32Array(instances * width), width).setUsage(DynamicDrawUsage);
