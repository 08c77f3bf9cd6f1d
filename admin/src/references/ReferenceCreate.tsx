import { regex, required, TextInput, useNotify, useRedirect, useTranslate } from 'react-admin';
import { FieldGroup } from '../tariff/fields/FieldGroup';
import { CreatePage } from '../ui/CreatePage';
import { type Reference, type ReferenceResource, toReferenceText, toTextValues } from './reference-resource';
import { ChineseNameInput } from './ChineseNameInput';
import { ReferenceTextInputs } from './ReferenceTextInputs';

interface Values {
  id: string | null;
  chineseName: string | null;
  texts: { en: Record<string, string | null> };
}

/** Creates a reference with its English text. The other languages are added on its page. */
export function ReferenceCreate({ resource }: { resource: ReferenceResource }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <CreatePage<Values, Reference>
      resource={resource}
      title={`references.${resource}.create.title`}
      description={`references.${resource}.create.description`}
      submitLabel={`references.${resource}.create.submit`}
      defaultValues={{ id: '', chineseName: '', texts: { en: toTextValues(resource) } }}
      transform={({ id, chineseName, texts: { en } }) => ({
        id: id?.trim(),
        chineseName: (chineseName ?? '').trim(),
        texts: { en: toReferenceText(resource, en) },
      })}
      onSuccess={({ id }) => {
        notify(`references.${resource}.create.done`, { type: 'success' });
        redirect('show', resource, id);
      }}
    >
      <TextInput
        source="id"
        label="references.code"
        helperText={resource === 'categories' ? 'references.addressHelp' : 'references.codeHelp'}
        validate={CODE}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <FieldGroup title={translate('references.englishText')}>
        <ReferenceTextInputs resource={resource} prefix="texts.en." />
      </FieldGroup>
      <ChineseNameInput />
    </CreatePage>
  );
}

const CODE = [required(), regex(/^\s*[a-z0-9][a-z0-9-]*\s*$/, 'references.codeInvalid')];
