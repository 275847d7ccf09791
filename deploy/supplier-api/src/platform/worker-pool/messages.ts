export interface Task<Input> {
  id: number
  input: Input
}

export type Reply<Output> =
  | { id: number; output: Output; failure?: undefined }
  | { id: number; failure: { name: string; message: string } }
