import {
  type AdminPrinterView,
  type AdminProductProfilesView,
  type ColourProfileView,
  MAX_PRINTER_NAME,
  USUAL_INK_LIMIT,
} from '@shop/contract';
import { regex, required, TextInput } from 'react-admin';
import { callApi, uploadFile } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { PROFILE_FILE } from '../ui/file-rules';
import { FileInput } from '../ui/FileInput';

interface Values extends Record<string, unknown> {
  printer: string | null;
  inkLimit: string;
  file: File | null;
}

interface UploadProfileProps {
  product: AdminProductProfilesView;
  /** The profile that the new one replaces. */
  replaced?: ColourProfileView;
}

/** Uploads a profile of a product. It replaces the one of the same printer. */
export function UploadProfileButton({ product: { sku, name }, replaced }: UploadProfileProps) {
  return (
    <ActionDialogButton<Values>
      texts={replaced ? 'colourProfiles.replace' : 'colourProfiles.add'}
      textValues={{ name }}
      variant="text"
      size="small"
      defaultValues={{
        printer: replaced?.printer ?? '',
        inkLimit: String(replaced?.inkLimit ?? USUAL_INK_LIMIT),
        file: null,
      }}
      onSubmit={async ({ printer, inkLimit, file }, idempotencyKey) => {
        if (!file) return;
        const fields = { printer: (replaced?.printer ?? printer ?? '').trim(), inkLimit: inkLimit.trim() };
        await uploadFile('admin/colour-profile', fields, file, { params: { sku }, idempotencyKey });
      }}
    >
      <ProfileFile />
      {!replaced && (
        <TextInput
          source="printer"
          label="colourProfiles.printer"
          helperText="colourProfiles.printerHelp"
          slotProps={PRINTER}
        />
      )}
      <InkLimit />
    </ActionDialogButton>
  );
}

/** Uploads the profile of a printer for all products. It replaces the earlier one. */
export function UploadPrinterProfileButton({ printer: { id, name, profile } }: { printer: AdminPrinterView }) {
  return (
    <ActionDialogButton<Pick<Values, 'inkLimit' | 'file'>>
      texts={profile ? 'printers.replaceProfile' : 'printers.addProfile'}
      textValues={{ name }}
      variant="text"
      size="small"
      defaultValues={{ inkLimit: String(profile?.inkLimit ?? USUAL_INK_LIMIT), file: null }}
      onSubmit={async ({ inkLimit, file }, idempotencyKey) => {
        if (!file) return;
        const fields = { inkLimit: inkLimit.trim() };
        await uploadFile('admin/printer-profile', fields, file, { params: { id }, idempotencyKey });
      }}
    >
      <ProfileFile />
      <InkLimit />
    </ActionDialogButton>
  );
}

const ProfileFile = () => <FileInput source="file" texts="colourProfiles.file" rules={PROFILE_FILE} />;

const InkLimit = () => (
  <TextInput
    source="inkLimit"
    label="colourProfiles.inkLimit"
    helperText="colourProfiles.inkLimitHelp"
    validate={INK_LIMIT}
  />
);

interface RemoveProfileProps {
  /** Of the product or printer. */
  name: string;
  profile: Pick<ColourProfileView, 'id' | 'fileName'>;
}

export function RemoveProfileButton({ name, profile: { id, fileName } }: RemoveProfileProps) {
  return (
    <ActionDialogButton
      texts="colourProfiles.remove"
      textValues={{ name, file: fileName }}
      variant="text"
      size="small"
      destructive
      onSubmit={(_, idempotencyKey) => callApi('admin/colour-profile-delete', {}, { params: { id }, idempotencyKey })}
    />
  );
}

const PRINTER = { htmlInput: { maxLength: MAX_PRINTER_NAME } };
const INK_LIMIT = [required(), regex(/^\s*([123]\d\d|400)\s*$/, 'colourProfiles.errors.inkLimit')];
