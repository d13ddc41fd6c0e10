export {
  type GenerationRequested,
  generationCancelled,
  generationRequested,
} from "@/lib/model/pipeline-events";
