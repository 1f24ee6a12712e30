package org.spindle.study;

import java.util.List;
import org.spindle.analytic.queueing.GeneralQueue;
import org.spindle.analytic.queueing.MarkovQueue;
import org.spindle.analytic.queueing.MultiServerQueue;
import org.spindle.analytic.queueing.MultiServerQueue.AllBusy;
import org.spindle.analytic.queueing.Service;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.TypeName;

/** Queues. Rates are per second; times in the figures are in milliseconds. */
public sealed interface QueueModel extends AnalyticModel {

    @TypeName("mm1")
    @Doc("Poisson arrivals, one exponential server.")
    record Markov(
            @Doc("Arrivals per second.") double rate,
            @Doc("Mean service time.") Time service) implements QueueModel {
        @Override
        public ModelFigures figures() {
            MarkovQueue queue = new MarkovQueue(rate / 1e3, service.millis());
            return new ModelFigures()
                    .add("utilisation", "", queue.utilisation())
                    .add("queue-time", "ms", queue.queueTime())
                    .add("response-time", "ms", queue.responseTime())
                    .add("queue-length", "", queue.queueLength())
                    .add("length", "", queue.length())
                    .add("queue-time-p90", "ms", queue.queueTimePercentile(0.9))
                    .add("response-time-p90", "ms", queue.responsePercentile(0.9));
        }
    }

    @TypeName("mg1")
    @Doc("Poisson arrivals, one server with service times of any distribution.")
    record General(
            @Doc("Arrivals per second.") double rate,
            @Doc("Mean service time.") Time service,

            @Doc("Squared coefficient of variation of service times.")
            double scv)
            implements QueueModel {
        @Override
        public ModelFigures figures() {
            return of(rate, new Service(service.millis(), scv));
        }
    }

    @TypeName("mg1-mixture")
    @Doc("Poisson arrivals, one server with one of several service times.")
    record Mixture(
            @Doc("Arrivals per second.") double rate,
            @Doc("The service times.") List<Share> times) implements QueueModel {

        public Mixture {
            times = List.copyOf(times);
        }

        @Override
        public ModelFigures figures() {
            return of(
                    rate,
                    Service.oneOf(times.stream()
                            .map(each ->
                                    new Service.Share(each.share(), each.time().millis()))
                            .toList()));
        }
    }

    @Doc("A service time and its weight.")
    record Share(
            @Doc("Weight, relative to the others.") double share,
            @Doc("The time.") Time time) {}

    @TypeName("mmm")
    @Doc("Poisson arrivals, several exponential servers behind one queue.")
    record MultiServer(
            @Doc("Arrivals per second.") double rate,
            @Doc("Mean service time.") Time service,
            @Doc("Number of servers.") int servers,

            @Doc("The probability that all servers are busy: erlang-c, or utilisation as in a textbook.")
            @Default("erlang-c")
            AllBusy allBusy)
            implements QueueModel {
        @Override
        public ModelFigures figures() {
            MultiServerQueue queue = new MultiServerQueue(rate / 1e3, service.millis(), servers, allBusy);
            return new ModelFigures()
                    .add("utilisation", "", queue.utilisation())
                    .add("wait-probability", "", queue.waitProbability())
                    .add("queue-time", "ms", queue.queueTime())
                    .add("response-time", "ms", queue.responseTime())
                    .add("length", "", queue.length());
        }
    }

    private static ModelFigures of(double rate, Service service) {
        GeneralQueue queue = new GeneralQueue(rate / 1e3, service);
        return new ModelFigures()
                .add("service-time", "ms", service.mean())
                .add("service-scv", "", service.scv())
                .add("service-variance", "ms²", service.variance())
                .add("utilisation", "", queue.utilisation())
                .add("queue-time", "ms", queue.queueTime())
                .add("response-time", "ms", queue.responseTime())
                .add("length", "", queue.length());
    }
}
