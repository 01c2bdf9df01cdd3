import type { Response } from 'express';

export const refuse = (response: Response, status: number, error: unknown): Response =>
  response.status(status).json({ error });
