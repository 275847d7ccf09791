export { createKernel, type KernelInit } from './create-kernel'
