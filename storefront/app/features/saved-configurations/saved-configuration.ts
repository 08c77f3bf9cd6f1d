import type { Output } from '@shop/contract';

export type SavedConfiguration = Output<'Account/SavedConfigurations'>['items'][number];
