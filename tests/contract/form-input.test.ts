import { operations } from '../../src/api/contract.ts';
import type { Resource } from '../../src/engine/config/resource.ts';
import { resources } from '../../src/app/resources.ts';
import {
  formFields as profileFields,
  profileOperation,
} from '../../src/screens/profile/profile-form.ts';
import { contractOperations } from '../support/contract-operations.ts';
import { describeForm } from '../support/generated/describe-form.ts';

interface Form {
  operationKey: string;
  fields: Resource['formFields'];
}

const forms: Form[] = [
  ...resources.flatMap((resource: Resource) =>
    [resource.operations.create, resource.operations.update]
      .filter((operationKey) => operationKey !== undefined)
      .map((operationKey) => ({ operationKey, fields: resource.formFields })),
  ),
  { operationKey: profileOperation, fields: profileFields },
];

for (const { operationKey, fields } of forms) {
  const bodySchema = contractOperations.find(({ key }) => key === operationKey)?.bodySchema;
  const operation = operations[operationKey];
  if (!operation || !bodySchema)
    throw new Error(
      `${operationKey} has no request body in openapi.yaml: correct the operation of the form, or the contract.`,
    );
  describeForm(`the form of ${operationKey}`, { operation, fields, bodySchema });
}
