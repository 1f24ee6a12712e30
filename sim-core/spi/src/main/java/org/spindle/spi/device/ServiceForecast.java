package org.spindle.spi.device;

import java.util.List;

/**
 * The expected service of a request by a device, from its configuration alone: the service time of queueing theory.
 *
 * @param meanNanos from the beginning to the end of the work on one request, without waiting for others or the bus; 0
 *     or more
 * @param scv squared coefficient of variation of that time, 0 or more
 * @param servers requests served at the same time, 1 or more
 * @param busReturns times that the device asks for its bus to answer a request; 0 if it answers without the bus
 * @param busNanos that it owns the bus for one request in addition to the transfer of data
 * @param dataOnBus whether the data of a request occupies the bus
 * @param leftOut what the mix or the configuration contains and the forecast leaves out, in words
 */
public record ServiceForecast(
        double meanNanos,
        double scv,
        int servers,
        int busReturns,
        double busNanos,
        boolean dataOnBus,
        List<String> leftOut) {

    public ServiceForecast {
        leftOut = List.copyOf(leftOut);
    }
}
