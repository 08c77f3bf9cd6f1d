import { NumberInput, required, useTranslate } from 'react-admin';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
import { StatusChip } from '../ui/StatusChip';
import { ChineseNameInput } from './ChineseNameInput';
import { type Reference, type ReferenceResource } from './reference-resource';
import { ReferenceTexts } from './ReferenceTexts';
import { saveReference } from './save-reference';

interface ReferenceProps {
  resource: ReferenceResource;
  reference: Reference;
}

export function ReferencePage({ resource }: { resource: ReferenceResource }) {
  return (
    <RecordPage<Reference>>
      {(reference) => (
        <Page
          resource={resource}
          title={reference.name}
          aside={reference.withdrawn && <StatusChip kind="reference" status="withdrawn" />}
          header={<Details resource={resource} reference={reference} />}
          maxWidth={960}
        >
          <Actions resource={resource} reference={reference} />
          <ReferenceTexts resource={resource} reference={reference} />
        </Page>
      )}
    </RecordPage>
  );
}

function Details({ resource, reference: { id, position, withdrawn, offeredProducts, chineseName } }: ReferenceProps) {
  const translate = useTranslate();
  const isPage = resource === 'categories' && !withdrawn;
  const items = [
    { name: translate('references.code'), value: isPage ? <a href={`/${id}`}>{id}</a> : id },
    ...(position === undefined ? [] : [{ name: translate('references.place'), value: position + 1 }]),
    { name: translate('references.products'), value: offeredProducts },
    { name: translate('references.chineseName.label'), value: chineseName || '–' },
  ];
  return <DescriptionList items={items} />;
}

/** Names it for staff, moves a category in the menu, withdraws what no offered product has, or makes it available again. */
function Actions({ resource, reference }: ReferenceProps) {
  const { name, position, withdrawn, chineseName } = reference;
  return (
    <ActionBar>
      <ActionDialogButton<{ chineseName: string | null }>
        texts="references.chineseName"
        textValues={{ name }}
        defaultValues={{ chineseName }}
        onSubmit={(values, key) =>
          saveReference(resource, reference, { chineseName: (values.chineseName ?? '').trim() }, key)
        }
      >
        <ChineseNameInput />
      </ActionDialogButton>
      {position !== undefined && (
        <ActionDialogButton<{ position: number }>
          texts="references.move"
          textValues={{ name }}
          defaultValues={{ position: position + 1 }}
          onSubmit={(values, key) => saveReference(resource, reference, { position: values.position - 1 }, key)}
        >
          <NumberInput source="position" label="references.place" min={1} max={999} step={1} validate={required()} />
        </ActionDialogButton>
      )}
      <ActionDialogButton
        texts={withdrawn ? 'references.relist' : 'references.withdraw'}
        textValues={{ name }}
        onSubmit={(_, key) => saveReference(resource, reference, { withdrawn: !withdrawn }, key)}
        destructive={!withdrawn}
      />
    </ActionBar>
  );
}
